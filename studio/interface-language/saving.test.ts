import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tellForm, tellSaving, tellUnsaved, whenSaved } from './saving.ts'

/** What came of the waiting, once something did. */
const outcome = () => {
  const seen: { isSaved?: boolean } = {}
  void whenSaved().then((isSaved) => {
    seen.isSaved = isSaved
  })
  return seen
}

describe('whenSaved', () => {
  let begin = 0

  beforeEach(() => {
    vi.useFakeTimers()
    // Each test begins with a clock of its own: what another one saved is long ago.
    begin += 60_000
    vi.advanceTimersByTime(begin)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('waits for nothing where no form is open', async () => {
    expect(await whenSaved()).toBe(true)
  })

  it('waits for what was typed into a form just now', async () => {
    const close = tellForm()
    const seen = outcome()
    await vi.advanceTimersByTimeAsync(900)
    expect(seen).toEqual({})
    await vi.advanceTimersByTimeAsync(200)
    expect(seen).toEqual({ isSaved: true })
    close()
  })

  it('waits while a form is being saved, and a moment longer', async () => {
    const end = tellSaving()
    const seen = outcome()
    await vi.advanceTimersByTimeAsync(5_000)
    end()
    await vi.advanceTimersByTimeAsync(800)
    expect(seen).toEqual({})
    await vi.advanceTimersByTimeAsync(300)
    expect(seen).toEqual({ isSaved: true })
  })

  it('does not wait for what is not saved by itself', async () => {
    const end = tellUnsaved()
    expect(await whenSaved()).toBe(false)
    end()
    const seen = outcome()
    await vi.advanceTimersByTimeAsync(200)
    expect(seen).toEqual({ isSaved: true })
  })

  it('gives up on what is not saved', async () => {
    const end = tellSaving()
    const seen = outcome()
    await vi.advanceTimersByTimeAsync(11_000)
    expect(seen).toEqual({ isSaved: false })
    end()
  })
})
