import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Spark } from './spark.tsx'

it('is decoration without a name, a picture with one, and nothing without a line', () => {
  expect(renderToStaticMarkup(<Spark closes={['1', '2']} />)).toContain('aria-hidden="true"')
  const named = renderToStaticMarkup(
    <Spark closes={['1', '2']} label="EURUSD, today" width={100} height={20} />,
  )
  expect(named).toContain('role="img" aria-label="EURUSD, today"')
  expect(named).toContain('viewBox="0 0 100 20"')
  expect(renderToStaticMarkup(<Spark closes={['1']} />)).toBe('')
})
