import type { PortalApi } from '#api/contract.ts'
import type { ImportPreview } from '#features/selling/price-lists/contract.ts'
import { attempted } from '../../frame/answers.server.ts'
import { dayOf, idOf } from '../reading.ts'
import { texts as all } from './texts.ts'

export interface ImportOutcome {
  preview?: ImportPreview
  done?: string
}

/** The presses of an import: show, apply, go back. Undefined for any other press. */
export async function importAction(
  form: FormData,
  url: URL,
  api: PortalApi['priceLists'],
  preview: (file: File) => Promise<ImportPreview>,
) {
  const id = idOf(form.get('import')) ?? 0
  switch (form.get('intent')) {
    case 'preview':
      return attempted(async (): Promise<ImportOutcome> => {
        const file = form.get('file')
        return { preview: await preview(file instanceof File ? file : new File([], '')) }
      }, url)
    case 'apply':
      return attempted(async (): Promise<ImportOutcome> => {
        const { startsAt, appliedAt } = await api.apply({ id })
        const isLater = startsAt !== null && appliedAt !== null && startsAt > appliedAt
        return { done: isLater ? all.imports.appliedFrom(dayOf(startsAt)) : all.imports.applied }
      }, url)
    case 'undo':
    case 'undo-rest':
      return attempted(
        async (): Promise<ImportOutcome> => {
          const rest = form.get('intent') === 'undo-rest'
          const { undone } = await api.undo({ id, rest })
          return { done: rest ? all.imports.undoneRest(undone ?? 0) : all.imports.undone }
        },
        url,
        { importId: id },
      )
    default:
      return undefined
  }
}
