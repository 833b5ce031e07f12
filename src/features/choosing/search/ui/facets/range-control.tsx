import { type RefObject, useEffect, useRef, useState } from 'react'
import { upToHundredths } from '#lib/numbers.ts'
import type { Ends, Stops } from '../../rules/facets/range-scale.ts'
import { endsOf, histogramPath, rangeOf, stopsOf, thumbsOf } from '../../rules/facets/range-scale.ts'
import type { GroupView } from '../listing-view.ts'
import { texts } from '../texts.ts'

interface Props {
  readonly group: GroupView
  readonly chosen: readonly string[]
  /** the range as the address has it; undefined for no limit */
  readonly onChange: (range: string | undefined) => void
}

/** How long the slider must rest before the list is requested, in milliseconds. */
const REST_MS = 250

/**
 * A range of numbers: typed into two fields, or set on a scale that shows how many products are in each
 * part.
 */
export function RangeControl({ group, chosen, onChange }: Props) {
  const asked = chosen.length === 1 ? (chosen[0] ?? '') : ''
  const [lastRequested, setLastRequested] = useState(asked)
  const [ends, setEnds] = useState<Ends>(() => endsOf(asked))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (lastRequested !== asked) {
    setLastRequested(asked)
    setEnds(endsOf(asked))
  }
  const stops = stopsOf(group.buckets)
  const commit = (next: Ends): void => {
    clearTimeout(timer.current)
    const range = rangeOf(next)
    if ((range ?? '') !== asked) onChange(range)
    else setEnds(endsOf(asked))
  }
  const slide = (next: Ends): void => {
    setEnds(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(next), REST_MS)
  }
  const [from, to] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  useEarlyEnds(from, to, ends, (early, isTyping) => (isTyping ? setEnds(early) : commit(early)))
  const field = (end: keyof Ends, hint: number | undefined) => (
    <input
      ref={end === 'from' ? from : to}
      className="input compact"
      type="text"
      inputMode="decimal"
      name={`${end}.${group.key}`}
      aria-label={texts.end(group.name, end)}
      value={ends[end]}
      placeholder={hint === undefined ? undefined : upToHundredths(hint)}
      autoComplete="off"
      maxLength={12}
      onChange={(event) => setEnds({ ...ends, [end]: event.target.value })}
      // Browsers do not submit a form of several fields without a button on Enter.
      onKeyDown={(event) => event.key === 'Enter' && commit(ends)}
      onBlur={() => commit(ends)}
    />
  )
  return (
    <>
      {stops.length > 1 && <Scale group={group} stops={stops} ends={ends} onSlide={slide} />}
      <div className="range">
        {field('from', group.min)}
        <span aria-hidden="true">–</span>
        {field('to', group.max)}
      </div>
    </>
  )
}

/**
 * Hands over once what was typed into the two fields before React took them over; `isTyping` while one of
 * them has the focus.
 */
function useEarlyEnds(
  from: RefObject<HTMLInputElement | null>,
  to: RefObject<HTMLInputElement | null>,
  rendered: Ends,
  onEarly: (ends: Ends, isTyping: boolean) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was there before
  useEffect(() => {
    const fields = [from.current, to.current]
    const early = { from: fields[0]?.value ?? '', to: fields[1]?.value ?? '' }
    if (early.from !== rendered.from || early.to !== rendered.to)
      onEarly(
        early,
        fields.some((field) => field === document.activeElement),
      )
  }, [])
}

/** Two thumbs over a histogram. Each stop is a bucket, and all buckets are equally wide on the screen. */
function Scale({
  group,
  stops,
  ends,
  onSlide,
}: {
  group: GroupView
  stops: Stops
  ends: Ends
  onSlide: (ends: Ends) => void
}) {
  const { low, high, isEmpty } = thumbsOf(stops, ends)
  const thumb = (end: keyof Ends, value: number, set: (value: number) => Ends) => (
    <Thumb
      most={stops.length}
      value={value}
      label={texts.end(group.name, end)}
      words={ends[end] || texts.anyEnd(end)}
      onMove={(next) => onSlide(set(next))}
    />
  )
  return (
    <div className="scale">
      <svg viewBox={`0 0 ${stops.length} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={histogramPath(stops, 0, stops.length)} />
        {(ends.from || ends.to) && !isEmpty && (
          <path className="in-range" d={histogramPath(stops, low, high)} />
        )}
      </svg>
      {thumb('from', low, (value) => ({
        ...ends,
        from: value <= 0 ? '' : (stops[Math.min(value, high - 1)]?.fromText ?? ''),
      }))}
      {thumb('to', high, (value) => ({
        ...ends,
        to: value >= stops.length ? '' : (stops[Math.max(value, low + 1) - 1]?.toText ?? ''),
      }))}
    </div>
  )
}

interface ThumbProps {
  readonly most: number
  readonly value: number
  readonly label: string
  /** the value as a screen reader reads it */
  readonly words: string
  readonly onMove: (value: number) => void
}

function Thumb({ most, value, label, words, onMove }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a move before React took it over
  useEffect(() => {
    const moved = Number(input.current?.value ?? value)
    if (moved !== value) onMove(moved)
  }, [])
  return (
    <input
      ref={input}
      type="range"
      min={0}
      max={most}
      step={1}
      value={value}
      aria-label={label}
      aria-valuetext={words}
      onChange={(event) => onMove(Number(event.target.value))}
    />
  )
}
