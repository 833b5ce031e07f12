import { useState } from 'react'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Button, IconButton, LinkButton } from '../button/button.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { QuantityStepper } from '../quantity/quantity-stepper.tsx'
import { SegmentedControl } from '../segmented/segmented-control.tsx'
import { Slider } from '../slider/slider.tsx'
import { StepRail } from '../steps/step-rail.tsx'
import { Badge, Tag } from '../tag/tag.tsx'
import type { Theme } from '../theme/theme-switch.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { Part } from './part.tsx'

/** Buttons and navigation. */
export function ControlParts() {
  return (
    <>
      <Part title="Buttons">
        <div className="row">
          <Button look="primary">Add to cart</Button>
          <Button>Compare</Button>
          <Button look="quiet">Continue Shopping</Button>
        </div>
        <div className="row">
          <Button look="primary" size="big" icon="cart">
            Proceed to Cart
          </Button>
          <Button size="big">Help me choose</Button>
        </div>
        <div className="row">
          <Button size="small">Edit</Button>
          <Button size="small" icon="print">
            Print
          </Button>
          <Button aria-pressed="true">Pressed</Button>
          <Button aria-disabled="true">Not now</Button>
        </div>
        <div className="row">
          <Button look="primary" busy busyText="Placing your order">
            Place order
          </Button>
          <LinkButton href="#link">A link</LinkButton>
          <IconButton label="Close" icon="close" />
        </div>
        <Button look="primary" full>
          Full width
        </Button>
      </Part>
      <Part title="Choosing">
        <ChoosingControls />
      </Part>
      <Part title="Getting about">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'Heating', href: '/heating' },
            { label: 'Gas Furnaces', href: '/gas-furnaces' },
            { label: 'NVF96-080B' },
          ]}
        />
        <Pagination page={6} pages={20} hrefOf={(page) => `#page-${page}`} />
        <StepRail
          current={1}
          steps={[
            { name: 'Shipping', answer: 'Home / Residence, 60614', href: '#shipping' },
            { name: 'Payment' },
            { name: 'Review' },
          ]}
        />
        <StepRail
          current={2}
          of="about 5"
          steps={[
            { name: 'Place', answer: '60614', href: '#place' },
            { name: 'House', answer: '2,200 sq ft', href: '#house' },
            { name: 'System' },
            { name: 'Heat' },
            { name: 'Fit' },
          ]}
        />
      </Part>
    </>
  )
}

function ChoosingControls() {
  const [quantity, setQuantity] = useState(1)
  const [view, setView] = useState('room')
  const [heat, setHeat] = useState(70)
  const [theme, setTheme] = useState<Theme>('system')
  return (
    <>
      <div className="row">
        <QuantityStepper label="Steady 96" value={quantity} onChange={setQuantity} max={9} />
        <QuantityStepper label="Filter" value={9} max={9} onChange={() => {}} />
      </div>
      <SegmentedControl
        label="View"
        value={view}
        onChange={setView}
        segments={[
          { value: 'room', label: 'In this room' },
          { value: 'front', label: 'Front and side' },
          { value: 'section', label: 'Section' },
        ]}
      />
      <Slider
        label="Heat to"
        value={heat}
        min={55}
        max={80}
        step={1}
        words={`${heat} °F`}
        onChange={setHeat}
      />
      <div className="row">
        <Tag label="96% AFUE" onRemove={() => {}} />
        <Tag label="Northvale" removeHref="#without" />
        <Tag label="3 ton" />
        <Badge>Expired</Badge>
      </div>
      <div className="on-deep gallery-pad">
        <ThemeSwitch value={theme} onChange={setTheme} />
      </div>
    </>
  )
}
