/** A registration as a form sends it. */
export interface SentRegistration {
  slot: string
  serial: string
  installedOn: string
  installer: string
  photo?: File
}

export function readRegistration(form: FormData): SentRegistration {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const photo = form.get('photo')
  return {
    slot: text('slot'),
    serial: text('serial'),
    installedOn: text('installedOn'),
    installer: text('installer'),
    ...(photo instanceof File && photo.size > 0 ? { photo } : {}),
  }
}
