import type { PortalApi } from '#api/contract.ts'
import type { ImportPreview } from '#features/selling/price-lists/contract.ts'
import { attempted } from '../../frame/answers.server.ts'
import { idOf } from '../reading.ts'
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
        await api.apply({ id })
        return { done: all.imports.applied }
      }, url)
    case 'undo':
      return attempted(async (): Promise<ImportOutcome> => {
        await api.undo({ id })
        return { done: all.imports.undone }
      }, url)
    default:
      return undefined
  }
}
