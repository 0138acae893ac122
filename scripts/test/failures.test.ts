import { describe, expect, it } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'

describe('what failed, said at the end of a run', () => {
  it('names a test of Vitest with its message, and not those that passed', () => {
    const red = {
      status: 'failed',
      fullName: 'the lake keeps all',
      failureMessages: ['\u001b[31mexpected 1\u001b[39m'],
    }
    const green = { status: 'passed', fullName: 'the lake starts', failureMessages: [] }
    const report = {
      testResults: [{ name: 'lake.test.ts', status: 'failed', assertionResults: [green, red] }],
    }
    expect(failuresOfVitest(report)).toEqual(['✗ lake.test.ts › the lake keeps all\n    expected 1'])
  })

  it('names a file that does not load', () => {
    const file = { name: 'lake.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
    expect(failuresOfVitest({ testResults: [file] })).toEqual(['✗ lake.test.ts\n    no such module'])
  })

  it('finds a browser test within its groups, with all its errors and where its pictures are', () => {
    const results = [
      {
        errors: [{ message: 'no link\n\nat line 3' }, { message: 'the site ended' }],
        attachments: [
          { contentType: 'image/png', path: '.test/browser/opens/test-failed-1.png' },
          { contentType: 'text/markdown', path: '.test/browser/opens/error-context.md' },
        ],
      },
    ]
    const spec = { ok: false, file: 'site.e2e.ts', title: 'opens', tests: [{ results }] }
    const report = { suites: [{ specs: [{ ok: true }], suites: [{ specs: [spec] }] }] }
    expect(failuresOfPlaywright(report)).toEqual([
      [
        '✗ site.e2e.ts › opens',
        '    no link',
        '    at line 3',
        '    the site ended',
        '    picture: .test/browser/opens/test-failed-1.png',
      ].join('\n'),
    ])
  })

  it('shows where the last pictures of a journey are, and what the programs wrote last', () => {
    const attachments = [
      { name: 'screenshot', contentType: 'image/png', path: '/pictures/last.png' },
      {
        name: 'programs',
        contentType: 'text/plain',
        body: Buffer.from('── lake\nlistening').toString('base64'),
      },
      { name: 'error-context', contentType: 'text/markdown', path: '/error.md' },
    ]
    const results = [{ errors: [{ message: 'no button' }], attachments }]
    const spec = { ok: false, file: 'j1.journey.ts', title: 'signs', tests: [{ results }] }
    expect(failuresOfPlaywright({ suites: [{ specs: [spec] }] })).toEqual([
      '✗ j1.journey.ts › signs\n    no button\n    picture: /pictures/last.png\n    ── lake\n    listening',
    ])
  })

  it('says nothing of a report it cannot read', () => {
    for (const report of [undefined, null, 'x', {}]) {
      expect([...failuresOfVitest(report), ...failuresOfPlaywright(report)]).toEqual([])
    }
  })
})
