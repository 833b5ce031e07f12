let armed: { name: string; act: () => void } | undefined

const die = (): void => void process.kill(process.pid, 'SIGKILL')

/**
 * Makes the process kill itself, or call `act`, the first time it reaches this point. Only fault tests call
 * this. The product arms no point.
 */
export function armCrashPoint(name: string, act: () => void = die): void {
  armed = { name, act }
}

/** Does nothing unless a fault test armed this point: then the process dies as if its machine lost power. */
export function crashPoint(name: string): void {
  if (armed?.name !== name) return
  const { act } = armed
  armed = undefined
  act()
}
