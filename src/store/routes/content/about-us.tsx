import { Link } from 'react-router'
import { pageTitle } from '#shop/merchant.ts'
import { SHARED_PAGE, staticPageMeta } from '#shop/page/head.ts'
import { texts } from '../../texts.ts'
import { ProsePage } from './prose-page.tsx'

export const headers = () => SHARED_PAGE

export const meta = staticPageMeta({ title: pageTitle('About us'), description: texts.tagline })

export default function AboutUs() {
  return (
    <ProsePage title="About us">
      <p className="lead">{texts.tagline}.</p>
      <p>
        We sell furnaces, air conditioners, heat pumps, mini splits and ducted systems to homeowners and to
        the contractors who work for them, with everything between the machine and the room.
      </p>
      <p>
        Each product is drawn to scale from its own dimensions, beside a door of 6 ft 8 in, so that you see
        whether it fits before it stands in front of the house. The numbers that decide are on its rating
        plate, in the same place for every product of a kind.
      </p>
      <p>
        Questions are answered by people: <Link to="/contact-us">call or write</Link>.
      </p>
    </ProsePage>
  )
}
