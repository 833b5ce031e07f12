import { formatMonth } from '../day.ts'
import type { QuestionView } from '../product-view.ts'
import { sectionTexts as texts } from '../section-texts.ts'

/** Questions of shoppers with their answers. */
export function Questions({ questions, expert }: { questions: readonly QuestionView[]; expert: boolean }) {
  if (questions.length === 0)
    return <p className="meta">{expert ? texts.noQuestionsExpert : texts.noQuestions}</p>
  return (
    <dl className="questions">
      {questions.map(({ question, author, answer, answeredBy, answeredOn }) => (
        <div key={question}>
          <dt>
            {question} <span className="meta">{author}</span>
          </dt>
          <dd>
            {answer} <span className="meta">{texts.answered(answeredBy, formatMonth(answeredOn))}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
