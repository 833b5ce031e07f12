import { oc } from '@orpc/contract'
import { z } from 'zod'
import { line } from '#lib/text/plain-text.ts'

export const orderID = line(40).min(1)

/** What every change of an order takes: which one, and the version that the person saw. */
export const change = { orderID, seen: z.int().min(0).optional() }

export const reason = line(300).min(1)

/** A change of one order. */
export const post = (path: string, summary: string) =>
  oc.route({ method: 'POST', path: `/partner/desk/orders/{orderID}/${path}`, tags: ['desk'], summary })

/** What became of a change. `repeated`: the same form was carried out before. */
export const result = <const Kinds extends readonly [string, ...string[]]>(...kinds: Kinds) =>
  z.object({ result: z.enum([...kinds, 'repeated']) })
