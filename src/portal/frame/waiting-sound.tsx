import { useEffect, useRef, useState } from 'react'
import { safeStorage } from '#lib/storage.ts'
import { Toggle } from '#ui/field/check-field.tsx'
import { texts } from '../texts.ts'

const storage = safeStorage(() => window.localStorage)
const KEY = 'alpine.portal.chatSound'
const isOn = (): boolean => storage.read(KEY) === 'on'

/** Two short tones: what begins, and its height in Hz. */
const TONES = [
  { at: 0, pitch: 660 },
  { at: 0.18, pitch: 880 },
] as const
const SECONDS = 0.16
const LOUD = 0.15
const SILENT = 0.0001

/** Browsers play it only after the person has pressed something on the page. */
function play(): void {
  const context = new AudioContext()
  for (const { at, pitch } of TONES) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    const start = context.currentTime + at
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(LOUD, start)
    volume.gain.exponentialRampToValueAtTime(SILENT, start + SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + SECONDS)
  }
  setTimeout(() => void context.close(), 1_000)
}

/** Plays the sound when more chats wait than a moment ago. `count`: undefined while it is not known. */
export function useWaitingSound(count: number | undefined): void {
  const before = useRef(count)
  useEffect(() => {
    if (isOn() && count !== undefined && count > (before.current ?? count)) play()
    before.current = count
  }, [count])
}

/** Switches the sound on this computer; switching it on plays it once. */
export function SoundSwitch() {
  const [on, setOn] = useState(false)
  useEffect(() => setOn(isOn()), [])
  return (
    <Toggle
      label={texts.frame.chatSound}
      checked={on}
      onChange={({ target: { checked } }) => {
        storage.write(KEY, checked ? 'on' : 'off')
        setOn(checked)
        if (checked) play()
      }}
    />
  )
}
