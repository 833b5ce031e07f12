const LINK = /@|:\/\/|\bwww\.|[\p{L}\p{N}]{2,}\.\p{L}{2,}/iu

/**
 * Whether a mail program would make a link or an address of a text. Names and addresses of an order stand in
 * mails that we send to a mailbox that anybody can type, so they may carry neither.
 */
export const carriesLink = (text: string): boolean => LINK.test(text)
