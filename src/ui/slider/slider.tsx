import { useId } from 'react'

interface Props {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** the value in words, also for a screen reader */
  readonly words: string
  readonly onChange: (value: number) => void
}

/** A number to move between two ends, with its name and its value in words above. */
export function Slider({ label, value, min, max, step, words, onChange }: Props) {
  const id = useId()
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <span className="meta">{words}</span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
