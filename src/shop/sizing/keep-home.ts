import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { needTexts as texts } from '#features/choosing/sizing/need-texts.ts'
import type { HomeForm } from '#features/choosing/sizing/rules/home.ts'
import { otherHome, type SavedNeed, savedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import { isFormSent } from '#lib/form-fields.ts'
import { useShop } from '../shop-context.ts'
import { useHomeNeed } from './saved-home-need.ts'

/** Whether the visitor sent this page's form just now. A link, a reload and the way back are no answer. */
export function useIsFormSent(): boolean {
  const { state } = useLocation()
  return useNavigationType() !== 'POP' && isFormSent(state)
}

/**
 * Makes the home that a sent form names the visitor's home, from which every page starts. A later answer
 * takes the place of one that is still being worked out.
 */
export function useTakeHome(): (said: Partial<HomeForm>) => void {
  const { homeNeed } = useShop()
  const under = useRef<AbortController>(undefined)
  return useCallback(
    (said) => {
      const form = otherHome(homeNeed.read(), said)
      if (form === null) return
      under.current?.abort()
      under.current = new AbortController()
      homeNeed.calculate(form, under.current.signal).then(
        (answer) => homeNeed.save(savedNeed(form, answer)),
        // The tool has its answer; the home stays as it was.
        () => undefined,
      )
    },
    [homeNeed],
  )
}

/**
 * The same for a page whose form leads to an address of its own.
 * @param said what the form says of the home; null while it says nothing
 */
export function useKeepHome(said: Partial<HomeForm> | null): void {
  const take = useTakeHome()
  const text = useIsFormSent() && said ? JSON.stringify(said) : null
  useEffect(() => {
    if (text !== null) take(JSON.parse(text) as Partial<HomeForm>)
  }, [text, take])
}

/** "2,000 sq ft, 1 floor, basement" */
export const houseWords = ({ form }: Pick<SavedNeed, 'form'>): string =>
  texts.home(form.squareFeet, form.numFloors, form.basement === 'yes')

/** "Heating 45,000 BTU/h, cooling 22,000 BTU/h" */
export const needWords = ({ need }: Pick<SavedNeed, 'need'>): string =>
  texts.needLine(need.heatingBtu, need.coolingBtu)

/**
 * The sentence by which a visitor tells our staff of the home, for a box beside the message; '' while no home
 * is known.
 */
export function useToldHome(): string {
  const saved = useHomeNeed()
  return saved ? texts.told(houseWords(saved), saved.place, needWords(saved)) : ''
}
