import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'

/** How a product is shown: in a card, small in a line of text, beside a door, from the front, front and side, as a solid, cut open, pulled apart, in a menu. */
export type PictureView =
  | 'card'
  | 'thumb'
  | 'room'
  | 'room-phone'
  | 'front'
  | 'views'
  | 'iso'
  | 'section'
  | 'connections'
  | 'tile'
  | 'door'
  | 'menu'
  | 'house'
  | 'house-phone'
  | 'house-bare'
  | 'house-part'
  | 'lineup'

/** A picture still to be drawn. */
export interface PictureSpec {
  drawing: {
    type: string
    options: Readonly<Record<string, string | number | boolean>>
    parts?:
      | readonly {
          type: string
          options: Readonly<Record<string, string | number | boolean>>
          dimensions: { height: number; width: number; depth: number }
        }[]
      | undefined
  } | null
  /** inches */
  dimensions: { height: number; width: number; depth: number } | null
  view: PictureView
  /** pixels per inch, where several pictures share one */
  scale?: number
  /** what a page knows beyond the drawing, for the alternative text: "96 %", "heat pump" */
  name?: string
  /** the words stand beside it already */
  decorative?: boolean
  /** what connects the parts of a system: outside diameters in inches, and its tons */
  connections?: { suction?: number | undefined; liquid?: number | undefined; tons?: number | undefined }
  /** shelves behind the parts of a scene: slug, address and how many products */
  links?: readonly (readonly [shelf: string, href: string, count: number])[]
}

/** A picture in a page's data: its SVG when the page was reached without a new document, nothing when the document shows it already. */
export interface CarriedPicture {
  svg?: string
}

export type Picture = PictureSpec | CarriedPicture

export type Draw = (picture: Picture) => string

/** Filled while the server renders: the generators are too large for a browser. */
export const DrawingContext = createContext<Draw | undefined>(undefined)

interface Props {
  readonly picture?: Picture | undefined
  /** where to fetch it when there is no picture at hand, as for the lines of a cart */
  readonly src?: string | undefined
  readonly className?: string | undefined
}

/**
 * A drawing inside the page, so that it takes the page's colours and theme. The server draws, hydration leaves its markup
 * alone, a page reached later brings the SVG in its data, anything else fetches it. The SVG carries its own alternative text.
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own generators made this markup and escaped its texts
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
    // without the style sheet that a file of its own carries
    fetch(`${src}${src.includes('?') ? '&' : '?'}inline`, { signal: request.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((text) => {
        if (text.startsWith('<svg')) element.innerHTML = text
      })
      .catch(() => undefined)
    return () => request.abort()
  }, [box, src])
}
