import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { merchant } from '#lib/merchant/merchant.ts'
import { escapeMarkup } from '#lib/text/markup.ts'
import { API_PREFIX } from './api.ts'
import { portalContract, storeContract } from './router.ts'
import type { Surface } from './surfaces/surface.ts'

interface Operation {
  summary?: string
  description?: string
  tags?: string[]
}

const envelope = {
  type: 'object' as const,
  properties: {
    error: { const: true },
    errorMessage: { type: 'string' as const },
    errorType: { type: 'string' as const },
  },
  required: ['error', 'errorMessage', 'errorType'],
}

/** The calls that each application's document describes. */
const DESCRIBED: Readonly<Record<Surface['name'], { title: string; contract: AnyContractRouter }>> = {
  store: { title: `${merchant().name} store API`, contract: storeContract },
  portal: { title: `${merchant().name} partner portal API`, contract: portalContract },
}

/**
 * The contract of an application as OpenAPI 3.1 and as a page for people; both are made once, when first
 * asked for.
 */
export function createOpenApi({ name, origin: publicOrigin }: Pick<Surface, 'name' | 'origin'>) {
  const { title, contract } = DESCRIBED[name]
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  let made: ReturnType<typeof generate> | undefined

  const generate = () =>
    generator.generate(contract, {
      info: {
        title,
        version: '1',
        description:
          'Amounts are US dollars with two decimals. ' +
          'A refusal carries { error: true, errorMessage, errorType } and details. ' +
          '429 proof_needed carries an ALTCHA challenge; send the same call again with the header x-proof, ' +
          'the base64 of { challenge, solution } as JSON.',
      },
      servers: [{ url: publicOrigin + API_PREFIX }],
      customErrorResponseBodySchema: () => envelope,
    })
  const document = () => (made ??= generate())

  return {
    document,
    async page(): Promise<string> {
      const { paths = {} } = await document()
      const rows = Object.entries(paths).flatMap(([path, item]) =>
        Object.entries(item as Record<string, Operation>).map(([method, operation]) =>
          rowOf(`${method.toUpperCase()} ${API_PREFIX}${path}`, operation),
        ),
      )
      return pageOf(title, rows)
    },
  }
}

const rowOf = (call: string, { tags = [], summary, description = '' }: Operation): string =>
  `<tr><td>${escapeMarkup(tags.join(', '))}</td><td><code>${escapeMarkup(call)}</code></td>` +
  `<td>${escapeMarkup(summary ?? description)}</td></tr>`

const pageOf = (title: string, rows: readonly string[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>
For programs: <a href="${API_PREFIX}/openapi.json">openapi.json</a>. Send JSON.
POST calls that create something take an <code>Idempotency-Key</code> header.
</p>
<table>
<thead><tr><th scope="col">Area</th><th scope="col">Call</th><th scope="col">What it does</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table>
</main>
</body>
</html>`
