import { defineTexts } from '#lib/language/texts.ts'

/** What a gauge says in front of its verdict; ** marks strong words. */
export const gaugeTexts = defineTexts({
  ofYour: (percent: number, need: string) => `**${percent}%** of your ${need}.`,
  ofYourNeed: (percent: number) => `**${percent}%** of your need.`,
  capacityOfYour: (capacity: string, percent: number, need: string) =>
    `**${capacity}**: ${percent}% of your ${need}.`,
})
