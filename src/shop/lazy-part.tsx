import { type ComponentType, lazy, Suspense } from 'react'

const nothing = (): null => null

/** A component whose code is loaded when it is first shown. When loading fails, the page works without it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: nothing as ComponentType<Props> }),
    ),
  )
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
