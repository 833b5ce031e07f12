/** The merchant's name, wherever buyers, staff or providers read it. */
export const MERCHANT_NAME = 'Alpine'
