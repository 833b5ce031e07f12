import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { apiContract } from '#api/contract.ts'
import { escapeMarkup } from '#kit/text/markup.ts'
import { API_PREFIX } from './api.ts'

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

/** The contract as OpenAPI 3.1 and as a page for people; both are made once, when first asked for. */
export function createOpenApi(publicOrigin: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  let made: ReturnType<typeof generate> | undefined

  const generate = () =>
    generator.generate(apiContract, {
      info: {
        title: 'Alpine store API',
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
      return pageOf(rows)
    },
  }
}

const rowOf = (call: string, { tags = [], summary, description = '' }: Operation): string =>
  `<tr><td>${escapeMarkup(tags.join(', '))}</td><td><code>${escapeMarkup(call)}</code></td>` +
  `<td>${escapeMarkup(summary ?? description)}</td></tr>`

const pageOf = (rows: readonly string[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Alpine store API</title>
</head>
<body>
<main>
<h1>Alpine store API</h1>
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
