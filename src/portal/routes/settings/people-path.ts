/** The page of a person’s data. */
export const PEOPLE_PATH = '/settings/people'
