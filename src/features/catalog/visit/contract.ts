import { oc } from '@orpc/contract'
import { z } from 'zod'

export const visitContract = {
  /**
   * Our choice: the proxy's facts about a visitor, requested by a page that was already
   * the same for every visitor.
   */
  visitor: oc
    .route({
      method: 'GET',
      path: '/visit',
      tags: ['visit'],
      summary: 'Bot score and country of the visitor, where a trusted proxy names them',
    })
    .output(
      z.object({
        cfBotScore: z.int().min(1).max(99).nullable(),
        cfIpCountry: z.string().length(2).nullable(),
      }),
    ),
}
