import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import type { PictureSpec } from '#drawings/spec.ts'
import { classNames } from '../class-names.ts'

/**
 * A picture in a page's data. It has the SVG when the browser loaded only data; a new document shows the
 * drawing itself.
 */
export interface PagePicture {
  svg?: string
}

export type Picture = PictureSpec | PagePicture

export type Draw = (picture: Picture) => string

/** Set while the server renders; the drawing code is too large for the browser. */
export const DrawingContext = createContext<Draw | undefined>(undefined)

interface Props {
  readonly picture?: Picture | undefined
  /** address to fetch the drawing from when there is no `picture`, e.g. in the lines of a cart */
  readonly src?: string | undefined
  readonly className?: string | undefined
}

/**
 * A drawing inside the page, so that it takes the page's colors and theme. The server draws, hydration
 * leaves its markup alone, a page reached later brings the SVG in its data, anything else fetches it. The SVG
 * carries its own alternative text.
 */
export function Drawing({ picture, src, className }: Props) {
  const draw = useContext(DrawingContext)
  const box = useRef<HTMLSpanElement>(null)
  const markup = (picture && 'svg' in picture && picture.svg) || (draw && picture ? draw(picture) : '')
  useFetched(box, src)

  return (
    <span
      ref={box}
      className={classNames('drawing', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our generators escape their texts
      dangerouslySetInnerHTML={{ __html: markup }}
      suppressHydrationWarning
    />
  )
}

function useFetched(box: RefObject<HTMLSpanElement | null>, src: string | undefined): void {
  useEffect(() => {
    const element = box.current
    if (!element || !src) return
    const request = new AbortController()
    // The observer reports after the frame that shows the page, and finds what a phone does not show at all.
    const observer = new IntersectionObserver(([entry]) => {
      const { top, left, width, height } = entry?.boundingClientRect ?? element.getBoundingClientRect()
      if (!top && !left && !width && !height) return
      observer.disconnect()
      // without the style sheet that a file of its own carries
      fetch(`${src}${src.includes('?') ? '&' : '?'}inline`, { signal: request.signal })
        .then((answer) => (answer.ok ? answer.text() : ''))
        .then((text) => {
          if (text.startsWith('<svg')) element.innerHTML = text
        })
        .catch(() => undefined)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      request.abort()
    }
  }, [box, src])
}
