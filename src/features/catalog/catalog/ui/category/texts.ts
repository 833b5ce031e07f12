import { defineTexts } from '#lib/language/texts.ts'

/** Texts of category tiles; a page of tiles needs no text of a product's page. */
export const categoryTexts = defineTexts({
  enlarged: (times: number) => `1 in, enlarged ${times}×`,
})
