/** New rows are counted up to this number. */
export const MOST_COUNTED = 99
/** Lists that one person may subscribe to at the same time, in all windows. */
export const STREAMS_A_PERSON = 8
