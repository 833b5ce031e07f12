import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Routes presses on links inside a drawing, which are plain SVG, through the app like all other links. */
export function useDrawingLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('svg a') : null
      const href = link?.getAttribute('href')
      if (
        !href?.startsWith('/') ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return
      event.preventDefault()
      void navigate(href)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}
