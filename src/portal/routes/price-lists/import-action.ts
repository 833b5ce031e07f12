import type { PortalApi } from '#api/contract.ts'
import type { ImportPreview } from '#features/selling/price-lists/contract.ts'
import { orStepUp } from '../people/step-up.ts'
import { idOf } from '../reading.ts'
import type { FormRefusal } from '../sign-in/ask.ts'
import { texts as all } from './texts.ts'

export interface ImportOutcome {
  preview?: ImportPreview
  done?: string
  refusal?: FormRefusal
}

/** The presses of an import: show, apply, go back. Undefined for any other press. */
export async function importAction(
  form: FormData,
  path: string,
  api: PortalApi['priceLists'],
  preview: (file: File) => Promise<ImportPreview>,
): Promise<ImportOutcome | undefined> {
  const id = idOf(form.get('import')) ?? 0
  switch (form.get('intent')) {
    case 'preview':
      return orStepUp<ImportOutcome>(path, async () => {
        const file = form.get('file')
        return { preview: await preview(file instanceof File ? file : new File([], '')) }
      })
    case 'apply':
      return orStepUp<ImportOutcome>(path, async () => {
        await api.apply({ id })
        return { done: all.imports.applied }
      })
    case 'undo':
      return orStepUp<ImportOutcome>(path, async () => {
        await api.undo({ id })
        return { done: all.imports.undone }
      })
    default:
      return undefined
  }
}
