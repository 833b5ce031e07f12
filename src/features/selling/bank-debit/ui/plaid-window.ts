/** The parts of Plaid's script that we use. */
interface Plaid {
  create(options: { token: string; onSuccess(publicToken: string): void; onExit(): void }): {
    open(): void
    destroy(): void
  }
}

let loading: Promise<void> | undefined

function load(url: string): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loading = undefined
      script.remove()
      reject(new Error('Plaid did not load'))
    }
    document.head.append(script)
  })
  return loading
}

/**
 * Opens the window in which the buyer signs in to the bank. Answers its single-use token, or undefined when
 * the buyer closed it.
 */
export async function signInToBank(scriptUrl: string, token: string): Promise<string | undefined> {
  await load(scriptUrl)
  const Plaid = Reflect.get(window, 'Plaid') as Plaid | undefined
  if (!Plaid) throw new Error('Plaid did not start')
  return new Promise((resolve) => {
    const opened = Plaid.create({
      token,
      onSuccess(publicToken) {
        opened.destroy()
        resolve(publicToken)
      },
      onExit() {
        opened.destroy()
        resolve(undefined)
      },
    })
    opened.open()
  })
}
