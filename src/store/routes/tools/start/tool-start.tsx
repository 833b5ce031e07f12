import { LinkButton } from '#ui/button/button.tsx'
import { Drawing, type PagePicture } from '#ui/drawing/drawing.tsx'
import { startTitle, type ToolName, toolStarts } from './start-texts.ts'

interface Props {
  readonly tool: ToolName
  /** null once the address holds answers: then the result is there and this section is not */
  readonly picture: PagePicture | null
}

/** Below an empty form: a picture of the tool's subject, what its result shows, and an example. */
export function ToolStart({ tool, picture }: Props) {
  if (picture === null) return null
  const { shows, example } = toolStarts[tool]
  return (
    <section className="tool-start no-print">
      <div className="tool-start-picture">
        <Drawing picture={picture} />
      </div>
      <div className="stack">
        <h2>{startTitle}</h2>
        <ul>
          {shows.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {example && (
          <p>
            <LinkButton href={example.href}>{example.text}</LinkButton>
          </p>
        )}
      </div>
    </section>
  )
}
