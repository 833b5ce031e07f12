import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { peopleDataContract } from './contract.ts'
import * as erasedFiles from './migrations/0203-erased-files.ts'
import * as personRequest from './migrations/0206-person-request.ts'
import * as mailboxesIn from './migrations/0212-mailboxes-in.ts'
import * as pagesOfRefusals from './migrations/0212-pages-of-refusals.ts'
import { PEOPLE_DATA, PEOPLE_DATA_LIMITS } from './rules/access.ts'
import { carryOutErasures, type EraseServices } from './server/carry-out.ts'
import { peopleDataHandlers } from './server/handlers.ts'
import { REQUEST_DATA, REQUEST_INDEXES } from './server/personal-data.ts'

const pageNames = defineTexts({ peoplesData: 'People’s data' })

export const peopleData = defineFeature({
  name: 'people-data',
  personalData: REQUEST_DATA,
  permissions: [PEOPLE_DATA],
  limits: PEOPLE_DATA_LIMITS,
  indexes: REQUEST_INDEXES,
  migrations: {
    '0203-erased-files': erasedFiles,
    '0206-person-request': personRequest,
    '0212-mailboxes-in': mailboxesIn,
    '0212-pages-of-refusals': pagesOfRefusals,
  },
  navigation: [
    {
      group: 'people',
      place: 47,
      href: '/settings/people',
      name: pageNames.peoplesData,
      needs: PEOPLE_DATA.read,
    },
  ],
  portal: { peopleData: calls(peopleDataContract, peopleDataHandlers) },
  jobs: ({ db, clock, files, personalData }: EraseServices) => [
    {
      name: 'erase-people',
      everySeconds: 5,
      run: () => carryOutErasures({ db, clock, files, personalData }),
    },
  ],
})
