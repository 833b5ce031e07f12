import { createContext, useContext, useEffect, useRef } from 'react'

/** What is drawn and how; the size is part of it, because line weights and detail follow the scale. */
export interface Picture {
  type: string
  options: Readonly<Record<string, string | number | boolean>>
  /** inches */
  dimensions: { height: number; width: number; depth: number }
  /** which picture of it */
  view: string
  /** pixels per inch; the view's own when left out */
  scale?: number
}

/** Makes the SVG of a picture. Lives on the server: the generators are too large for a browser. */
export type Draw = (picture: Picture) => string

/** Filled while a page is rendered on the server; undefined in browsers. */
export const DrawingContext = createContext<Draw | undefined>(undefined)

interface Props {
  /** what the server draws */
  picture?: Picture | undefined
  /** the finished SVG, when a later page brought it along */
  svg?: string | undefined
  /** where to fetch it when neither of both is at hand */
  src?: string | undefined
  /** empty for decoration */
  alt: string
  className?: string
}

/**
 * A drawing inside the page, so that it takes the page's colours. The server draws; hydration leaves its markup alone;
 * pages reached later bring the SVG in their data; anything else fetches it.
 */
export function Drawing({ picture, svg, src, alt, className }: Props) {
  const draw = useContext(DrawingContext)
  const box = useRef<HTMLSpanElement>(null)
  const markup = draw && picture ? draw(picture) : (svg ?? '')

  useEffect(() => {
    const element = box.current
    if (!element || !src || element.childElementCount > 0) return
    const request = new AbortController()
    fetch(src, { signal: request.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((text) => {
        if (text.startsWith('<svg')) element.innerHTML = text
      })
      .catch(() => undefined)
    return () => request.abort()
  }, [src])

  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return <span ref={box} className={className ? `drawing ${className}` : 'drawing'} {...name} dangerouslySetInnerHTML={{ __html: markup }} suppressHydrationWarning />
}
