import { expect, test } from 'vitest'

import { toFormat2023, toProblem2023 } from './toFormat2023.ts'

test('the 2023 response format leaves nulls and newer fields out, and knows older names', () => {
  const answer = {
    results: [
      {
        type: 'TRANSACTION',
        note: null,
        safeAppInfo: null,
        txInfo: {
          type: 'SettingsChange',
          humanDescription: null,
          settingsInfo: { type: 'CHANGE_MASTER_COPY' },
        },
      },
    ],
    count: 1,
    next: null,
  }
  expect(toFormat2023(answer)).toEqual({
    results: [
      {
        type: 'TRANSACTION',
        txInfo: { type: 'SettingsChange', settingsInfo: { type: 'CHANGE_IMPLEMENTATION' } },
      },
    ],
    next: null,
  })
  expect(
    toFormat2023({ gasPrice: [{ type: 'oracle' }, { type: 'fixed1559' }], isTestnet: true }),
  ).toEqual({
    gasPrice: [{ type: 'ORACLE' }, { type: 'UNKNOWN' }],
  })
})

test('every problem of the 2023 response format has a code', () => {
  expect(toProblem2023(404, { code: 404, message: 'Not found' })).toMatchObject({ code: 404 })
  expect(toProblem2023(422, { message: 'Invalid safeTxHash', statusCode: 422 })).toMatchObject({
    code: 1337,
    message: 'Invalid safeTxHash',
  })
  expect(toProblem2023(422, { code: 'custom', message: 'Invalid address' })).toMatchObject({
    code: 1,
  })
  expect(toProblem2023(404, { message: 'Not Found', statusCode: 404 })).toEqual({
    status: 'error',
    reason: 'Resource was not found.',
  })
  expect(toProblem2023(400, 'Body is not valid JSON')).toMatchObject({ code: 400 })
})
