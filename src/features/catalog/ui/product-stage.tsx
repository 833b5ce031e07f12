import { useState } from 'react'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import { texts } from './texts.ts'

type View = 'room' | 'views' | 'section'

interface Props {
  readonly id: string
  readonly room: Picture
  readonly roomPhone: Picture
  /** whether it can be shown cut open */
  readonly hasSection: boolean
}

/** The product drawn to scale: beside a door, front and side, and cut open where that explains something. */
export function ProductStage({ id, room, roomPhone, hasSection }: Props) {
  const [view, setView] = useState<View>('room')
  const segments: { value: View; label: string }[] = [
    { value: 'room', label: texts.inThisRoom },
    { value: 'views', label: texts.frontAndSide },
    ...(hasSection ? [{ value: 'section' as const, label: texts.section }] : []),
  ]
  return (
    <div className="stage">
      <div className="tools">
        <SegmentedControl label={texts.view} segments={segments} value={view} onChange={setView} />
        <span className="meta desk">{texts.toScale}</span>
      </div>
      {/* the first picture is in the page; the others are fetched when somebody wants them */}
      <div className={view === 'room' ? 'sheet' : 'sheet off'}>
        <Drawing className="lp" picture={room} />
        <Drawing className="ph" picture={roomPhone} />
      </div>
      {view !== 'room' && (
        <div className="sheet">
          <Drawing key={view} src={`/drawings/${id}/${view}.svg`} />
        </div>
      )}
    </div>
  )
}
