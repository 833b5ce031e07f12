/**
 * Endings that mail programs take for the end of a web address, as far as fraud uses them or Americans meet
 * them. A compact choice of IANA's root zone (1,400 endings), 2026-11. Without the endings that stand after a
 * dot in ordinary addresses: ne, se, no, st, pl, box, ms, md, la.
 */
const ENDINGS: ReadonlySet<string> = new Set(
  (
    'com net org info biz edu gov mil int io co ai app dev xyz top shop store online site website club vip ' +
    'live fun win loan loans click link work icu buzz cloud page blog news email support help sale deals ' +
    'cash bid party science review stream download racing trade date men faith mobi name pro xxx life ' +
    'world ' +
    'today space tech agency solutions services company center group digital host press zone rest bar cfd ' +
    'sbs cyou monster quest bond autos boats homes lat makeup hair skin beauty pics lol mom zip mov tv cc ' +
    'me ' +
    'us uk eu de fr es it nl be ch at ru su ua by kz cn hk tw jp kr in vn th id my sg ph au nz ca mx br ' +
    'ar cl ' +
    'pe dk fi gr tr za ng ke il ae ie pt hu ro bg rs lt lv ee sk si hr cz tk ml ga cf gq pw ws to ly gl ' +
    'gg im ' +
    'is fm am sh ac ag bz vc example test'
  ).split(' '),
)

/** Short forms before whose dot a space is often left out: "Oak St.Apt 4", "St.Cloud", "Baker Bros.Co". */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'st ste ft mt mtn pt apt ave av rd dr ln blvd hwy rte rt bldg bld no nr num jr sr bros bro co inc corp ' +
    'ltd llc mr mrs ms mx rev col capt gen sgt lt cpl maj dept attn fl flr rm ct pl pkwy cir ter trl sq ' +
    'hts ' +
    'cty cnty twp tpke expy unit sta crk spgs xing jct ext cor corp intl assoc svc svcs htg clg plbg mfg ' +
    'dist ' +
    'wm chas geo thos jos jas robt street avenue road drive lane'
  ).split(' '),
)

const SCHEME = /[a-z][a-z\d+.-]*:\/\/|\bmailto:|\bwww\.[\p{L}\p{N}]/iu
// Starts at the beginning of a word, so that a long text is read once.
const HOST = /(?<![\p{L}\p{N}])((?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+)(\p{L}{2,})(?![\p{L}\p{N}-])([/:?#]\S)?/giu

/** The text as a mail program reads it: full-width letters and dots count as plain ones. */
const asRead = (text: string): string => text.normalize('NFKC').replace(/\u3002/g, '.')

interface Found {
  readonly isMailbox: boolean
  readonly hasPath: boolean
}

/** The web addresses and mailboxes in a text. */
function linksIn(text: string): Found[] {
  return [...text.matchAll(HOST)].flatMap((match) => {
    const [, before = '', ending = '', path] = match
    const labels = before.slice(0, -1).split('.')
    const hasPath = path !== undefined
    if (!ENDINGS.has(ending.toLowerCase()) || (!hasPath && isAbbreviated(labels, ending))) return []
    return [{ isMailbox: /\S@$/.test(text.slice(0, match.index)), hasPath }]
  })
}

/** "Oak St.Cloud", "P.O.Co", "Dover.DE": a short form, initials or a state, and no web address. */
const isAbbreviated = (labels: readonly string[], ending: string): boolean =>
  labels.every((label) => label.length === 1 || ABBREVIATIONS.has(label.toLowerCase())) ||
  (/^[A-Z]{2}$/.test(ending) && labels.some((label) => /\p{Ll}/u.test(label)))

/**
 * Whether a text has a whole web address or a mailbox: where nobody needs one, it is meant to be followed.
 */
export const carriesLink = (text: string): boolean =>
  SCHEME.test(asRead(text)) || linksIn(asRead(text)).length > 0

/**
 * The same for a company or a line of an address, where the name of a site is usual ("Breezy.com LLC"). Our
 * mails print it so that no mail program makes a link of it.
 */
export const carriesAddressOfPage = (text: string): boolean =>
  SCHEME.test(asRead(text)) || linksIn(asRead(text)).some(({ isMailbox, hasPath }) => isMailbox || hasPath)
