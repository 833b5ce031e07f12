import { useEffect, useState } from 'react'
import type { ProductView } from '../product-view.ts'
import { sectionTexts as texts } from '../section-texts.ts'

/** The page's table of contents, always visible, with the current part marked. */
export function ProductIndex({ sections }: Pick<ProductView, 'sections'>) {
  const current = useCurrent(sections)
  return (
    <nav className="index no-print" aria-label={texts.onThisPage}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The current part is the one at a third of the window's height. */
function useCurrent(sections: ProductView['sections']): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setCurrent(entry.target.id)
      },
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const { id } of sections) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
