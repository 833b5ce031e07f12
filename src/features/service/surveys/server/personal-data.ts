import { defineTexts } from '#lib/language/texts.ts'
import { byEmail, DELETE, type PersonalData } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({ survey: 'Surveys and their answers' })

export const SURVEY_DATA: readonly PersonalData[] = [
  { table: 'customer_survey', what: what.survey, found: byEmail('email'), fate: DELETE },
]
