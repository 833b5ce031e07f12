import { z } from 'zod'

/** A setting that is a text with something in it. */
export const text = z.string().trim().min(1)

/** Does the address lead to this very machine? */
export const isLoopback = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
