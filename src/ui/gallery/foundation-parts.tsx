import { Icon, iconNames } from '../icon/icon.tsx'
import { Logo } from '../logo/logo.tsx'
import { Part } from './part.tsx'

const COLORS = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-2',
  'placeholder',
  'line',
  'line-strong',
  'pine',
  'pine-hover',
  'pine-tint',
  'deep',
  'on-deep',
  'on-deep-2',
  'ember',
  'ember-tint',
  'glacier',
  'glacier-tint',
  'moss',
  'moss-tint',
  'amber',
  'amber-tint',
  'error',
  'error-tint',
  'focus',
  'heat-1',
  'heat-2',
  'heat-3',
  'heat-4',
  'heat-5',
  'cool-1',
  'cool-2',
  'cool-3',
  'cool-4',
  'cool-5',
]

/** Colors, type and signs. */
export function FoundationParts() {
  return (
    <>
      <Part title="Colors">
        <div className="gallery-swatches">
          {COLORS.map((name) => (
            <div key={name} className="meta">
              <svg className="gallery-color" aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${name})`} />
              </svg>
              {name}
            </div>
          ))}
        </div>
      </Part>
      <Part title="Type">
        <p className="heading display">Display 48</p>
        <p className="heading gallery-h1">Steady 96 Gas Furnace</p>
        <p className="heading gallery-h2">What you also need</p>
        <p className="heading gallery-h3">Free HVAC Consultation</p>
        <p className="lead">80,000 BTU input, 17½″ cabinet, multi-position</p>
        <p>
          Body text: the carrier calls this number before delivery. <a href="#link">Track my order</a>
        </p>
        <p className="meta">
          Meta: <b>ships today</b>, arrives Mon, Nov 23
        </p>
        <p className="plate-label">Plate label</p>
      </Part>
      <Part title="Signs">
        <div className="gallery-swatches">
          {iconNames.map((name) => (
            <span key={name} className="meta">
              <Icon name={name} /> {name}
            </span>
          ))}
        </div>
        <div className="row">
          <Logo />
        </div>
        <div className="on-deep row gallery-pad">
          <Logo />
          <a href="#deep">Order status on deep</a>
        </div>
      </Part>
    </>
  )
}
