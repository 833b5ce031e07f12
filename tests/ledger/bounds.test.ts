import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { connectionLimits, refusalLimits, requestLimits } from '#server/http/limits.ts'

test('docs/security.md names every bound of a request, with its figure', () => {
  const [, table = ''] =
    /<!-- bounds: [^>]*-->\n([\s\S]*?)<!-- end of the bounds -->/.exec(
      readFileSync('docs/security.md', 'utf8'),
    ) ?? []
  const written = [...table.matchAll(/^\| (\w+) \| [^|]+ \| ([\d,]+) \|$/gm)].map(
    ([, name, figure]) => [name, Number(figure!.replaceAll(',', ''))] as const,
  )

  expect(Object.fromEntries(written)).toEqual({ ...requestLimits, ...connectionLimits, ...refusalLimits })
})
