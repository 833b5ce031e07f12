/** Texts of category tiles; a page of tiles needs no text of a product's page. */
export const categoryTexts = {
  enlarged: (times: number) => `1 in, enlarged ${times}×`,
} as const
