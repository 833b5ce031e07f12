/** The stages of a project, in the order that work goes through them. */
export const STAGES = ['lead', 'visited', 'quoted', 'ordered', 'installed', 'closed'] as const
export type Stage = (typeof STAGES)[number]

export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  lead: 'Lead',
  visited: 'Visited',
  quoted: 'Quoted',
  ordered: 'Ordered',
  installed: 'Installed',
  closed: 'Closed',
}
