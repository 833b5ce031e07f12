declare const brand: unique symbol
/** A string that only its own constructor makes, so a quote id is never passed for a product id. */
export type Branded<Name extends string> = string & { readonly [brand]: Name }
