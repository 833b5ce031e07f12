import { ApiError } from '#lib/api-error.ts'
import type { Feature } from '#platform/feature/server/define-feature.ts'
import { features } from '../../declared.ts'
import { API_PREFIX, apiTexts } from '../api.ts'
import type { ApiContext } from '../context.ts'

const declared: readonly Pick<Feature<ApiContext>, 'name' | 'uploads'>[] = features

/** Each path of the store that takes files, with its gate. */
export const uploadGates = declared
  .flatMap(({ uploads = [] }) => uploads)
  .flatMap(({ calls = [], pages = [], open }) =>
    [...calls.map((path) => API_PREFIX + path), ...pages].map((path) => ({
      path,
      open,
      matches: matcherOf(path),
    })),
  )

/** `:orderID` stands for one part of a path. The framework asks for a page at its path with `.data`. */
function matcherOf(path: string): RegExp {
  const source = path.replaceAll('.', String.raw`\.`).replace(/:(\w+)/g, '(?<$1>[^/]+?)')
  return new RegExp(`^${source}(?:\\.data)?$`)
}

/**
 * Opens what an upload of the store is for, such as an order or a visitor's chat. Throws ApiError as the call
 * itself does, and 404 for a path without a gate.
 */
export async function openUploadOfStore(_request: Request, context: ApiContext): Promise<void> {
  for (const { matches, open } of uploadGates) {
    const found = matches.exec(context.request.url.pathname)
    if (found) return void (await open(context, decodedParts(found.groups ?? {})))
  }
  throw new ApiError('not_found', apiTexts.notFound, { status: 404 })
}

const decodedParts = (parts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, decoded(part)]))

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
