/**
 * A cookie's name with the prefix that makes browsers check its attributes. `__Host-` binds it to this host
 * and the whole site; a cookie of a part of the site gets `__Secure-`. Both need https.
 */
export const cookieName = (name: string, secure: boolean, path: string = '/'): string =>
  secure ? `${path === '/' ? '__Host-' : '__Secure-'}${name}` : name
