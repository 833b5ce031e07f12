import { data } from 'react-router'

const BAD_REQUEST = 400

/** Reads the form that was sent to a page. An unreadable form is the sender's mistake: status 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: BAD_REQUEST })
  }
}
