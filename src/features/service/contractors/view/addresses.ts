/** What a list of installers is for. */
export interface ListQuestion {
  zip: string
  job: string
  orderID: string
  postal: string
}

const PAGE = '/pro-installation'

const query = (fields: Readonly<Record<string, string>>): string => {
  const filled = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''))
  return filled.size > 0 ? `?${filled}` : ''
}

/** The list of installers for a place, a job and an order. */
export const listPath = ({ zip = '', job = '', orderID = '', postal = '' }: Partial<ListQuestion>): string =>
  PAGE + query({ zip, job, orderID, postal })

/** The feedback about an installer, and the way back to the list. */
export const feedbackPath = (
  id: number,
  { zip = '', job = '', orderID = '', postal = '' }: Partial<ListQuestion>,
): string => `${PAGE}-feedback${query({ contractor: String(id), zip, job, orderID, postal })}`

/** The question that an address of either page holds, cut to what the calls take. */
export const questionIn = (params: URLSearchParams): ListQuestion => {
  const field = (name: string, most: number) => (params.get(name) ?? '').trim().slice(0, most)
  return {
    zip: field('zip', 12),
    job: field('job', 40),
    orderID: field('orderID', 40),
    postal: field('postal', 12),
  }
}
