import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { answerEarlyPress, WAITING } from './early-press.ts'
import { firstInput, hadInput } from './first-input.ts'

/** How long the first pause is after code could not be loaded; each further pause takes twice as long. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

interface Props {
  readonly children: ReactNode
}

interface LaterProps extends Props {
  /** takes the part over before the first input */
  readonly isWanted?: boolean
  /** called once React has taken the part over */
  readonly onTaken?: (() => void) | undefined
}

/**
 * A part of a page that the browser leaves as the server's HTML until the person's first input. Until then
 * it can be read, its links work, and a press on one of its buttons is kept. Then React takes it over
 * ("hydrates" it) in small steps. On a page that the browser renders itself the part is there at once.
 *
 * Its element `.later` has no box of its own; a layout that counts children must look inside it.
 */
export function HydrateLater({ children, isWanted = false, onTaken }: LaterProps) {
  const [isInHtml] = useState(useIsHydrating())
  const [gate] = useState(makeGate)
  useEffect(() => {
    if (isWanted) gate.open()
  }, [isWanted, gate])
  // React keeps the HTML of a part that waits as long as the part gets no new properties: when this component
  // is rendered again, the element has to stay the same.
  return useMemo(() => {
    const part = (
      <Listening isInHtml={isInHtml} onTaken={onTaken}>
        {children}
      </Listening>
    )
    return isInHtml ? (
      <Suspense>
        <Wait gate={gate}>{part}</Wait>
      </Suspense>
    ) : (
      part
    )
  }, [isInHtml, gate, children, onTaken])
}

/**
 * A part of a page whose code is loaded at the person's first input. The server renders it; in the browser it
 * stays HTML until its code is there (see `HydrateLater`). A page that the browser renders itself waits for
 * the code, as it waits for the code of its route. Loading is repeated until it succeeds.
 *
 * When the properties change, the part is taken over at once: first with those of the server's HTML, which it
 * is compared with, and then it gets the new ones.
 */
export function laterPart<Part extends object>(
  load: () => Promise<ComponentType<Part>>,
): ComponentType<Part> {
  let loaded: ComponentType<Part> | undefined
  let loading: Promise<ComponentType<Part>> | undefined
  const loadOnce = () =>
    (loading ??= repeatUntilDone(load).then((part) => {
      loaded = part
      return part
    }))
  // After the first input, and on a server, the code comes as early as possible.
  if (hadInput()) void loadOnce()

  const Loading = lazy(async () => ({ default: await loadOnce() })) as ComponentType<Part>
  function Loaded(props: Part) {
    const Component = loaded ?? Loading
    return <Component {...props} />
  }
  return memo<Part>((props) => {
    const [inHtml] = useState(props)
    const [waits, setWaits] = useState(useIsHydrating())
    const onTaken = useCallback(() => setWaits(false), [])
    const shown = waits ? inHtml : props
    const part = useMemo(() => <Loaded {...shown} />, [shown])
    return (
      <HydrateLater isWanted={props !== inHtml} onTaken={onTaken}>
        {part}
      </HydrateLater>
    )
  })
}

/** Whether this render hydrates the server's HTML; otherwise it makes the HTML. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
const never = () => () => undefined

/** Closed until the first input, or until the part is wanted before. */
interface Gate {
  isOpen(): boolean
  open(): void
  /** shows its children once the gate is open */
  After: ComponentType<Props>
}

function makeGate(): Gate {
  let resolve = (): void => undefined
  const wanted = new Promise<void>((done) => {
    resolve = done
  })
  let isOpen = false
  return {
    isOpen: () => isOpen || hadInput(),
    open() {
      isOpen = true
      resolve()
    },
    After: lazy(async () => {
      await Promise.race([firstInput, wanted])
      return { default: ({ children }: Props) => children }
    }),
  }
}

function Wait({ gate, children }: Props & { readonly gate: Gate }) {
  return useIsHydrating() && !gate.isOpen() ? <gate.After>{children}</gate.After> : children
}

/** Marks the part while it waits, and answers a press that came meanwhile. */
function Listening({ isInHtml, onTaken, children }: LaterProps & { readonly isInHtml: boolean }) {
  const [waits, setWaits] = useState(isInHtml)
  useEffect(() => {
    if (waits) {
      setWaits(false)
      onTaken?.()
    }
    // React may take the part over within a press, and answers that press itself: it is over by then.
    else setTimeout(answerEarlyPress)
  }, [waits, onTaken])
  return (
    <div className="later" {...(waits ? { [WAITING]: '' } : {})}>
      {children}
    </div>
  )
}

async function repeatUntilDone<T>(work: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
