import { redirect } from 'react-router'
import { confirmPath } from '../../paths.ts'
import { asFormRefusal, type FormRefusal } from '../sign-in/ask.ts'

/**
 * Carries out an action of a page. When it needs a fresh second factor, the person is sent to confirm and
 * comes back to `path`. Any other refusal is shown by the form.
 */
export async function orStepUp<T>(
  path: string,
  run: () => Promise<T>,
): Promise<T | { refusal: FormRefusal }> {
  try {
    return await run()
  } catch (error) {
    const refusal = asFormRefusal(error)
    if (refusal.code === 'step_up_needed') throw redirect(confirmPath(path))
    return { refusal }
  }
}
