import { z } from 'zod'
import { resources } from '#web/i18n/resources.ts'
import { zoneIn } from '#web/i18n/zone-in.ts'
import { type LinkContext, resolveLink } from '#web/content/values/links.ts'
import type { SharedRows } from '#web/documents/needed-rows.ts'
import { keyed, linkResult, text } from '#web/content/values/shapes.ts'
import { instrumentsIn } from '#web/documents/shared-docs.ts'
import { isAssetClass } from '#web/content/values/markets.ts'
import { type AssetClass, assetClasses } from '#web/content/values/markets.ts'

const head = z.object({ ...keyed, heading: text, lede: text })

/**
 * A live block as the page query answers it, and what its component gets. Key, heading and lede are read for each.
 * @param fields shapes of the block's own fields
 * @param needs shared documents it shows: a page asks the lake for no others
 * @param show the component's props, in the page's language; nothing but what it draws, since all of it is
 *   sent to the browser
 */
const liveBlock = <Type extends string, Fields extends z.ZodRawShape, Shown extends object>(
  type: Type,
  {
    fields,
    needs,
    show,
  }: {
    fields: Fields
    needs: readonly (keyof SharedRows)[]
    show: (block: z.infer<z.ZodObject<Fields>>, context: LinkContext, rows: SharedRows) => Shown
  },
) => {
  const own = z.object(fields)
  return {
    type,
    needs,
    /** @throws {z.ZodError} when it is malformed */
    read: (item: unknown, context: LinkContext, rows: SharedRows) => {
      const { _key, heading = null, lede = null } = head.parse(item)
      return { _key, _type: type, heading, lede, ...show(own.parse(item), context, rows) }
    },
  }
}

/** The three of the home page when an editor names none (requirements I5). */
const topThree = ['EURUSD', 'XAUUSD', 'NAS100']

/** The instruments of the markets an editor chose, all four when none was; markets without any are left out. */
const marketsOf = (chosen: readonly string[], context: LinkContext, rows: SharedRows) => {
  const instruments = instrumentsIn(rows.instruments, context)
  const asked: readonly AssetClass[] = chosen.filter(isAssetClass)
  return (asked.length > 0 ? asked : assetClasses)
    .map((assetClass) => ({
      assetClass,
      instruments: instruments.filter((instrument) => instrument.assetClass === assetClass),
    }))
    .filter((market) => market.instruments.length > 0)
}

const texts = z.array(z.string()).nullish()

/** The blocks that change by themselves while a page is open: one entry each (docs/guides/live-blocks.md). */
export const liveBlocks = [
  liveBlock('topInstruments', {
    fields: { instruments: texts, note: text, moreLabel: text, moreLink: linkResult },
    needs: ['instruments'],
    show: ({ instruments, note, moreLabel, moreLink }, context, rows) => {
      const published = instrumentsIn(rows.instruments, context)
      return {
        /** In the order in which they are drawn; one that is not published has a symbol alone. */
        instruments: (instruments?.length ? instruments : topThree).map((symbol) => ({
          symbol,
          instrument: published.find((instrument) => instrument.symbol === symbol) ?? null,
        })),
        note: note ?? null,
        more: resolveLink(moreLink, moreLabel, context),
      }
    },
  }),
  liveBlock('quotesTable', {
    fields: { groups: texts },
    needs: ['instruments'],
    show: ({ groups }, context, rows) => ({ groups: marketsOf(groups ?? [], context, rows) }),
  }),
  liveBlock('economicCalendar', { fields: {}, needs: [], show: () => ({}) }),
  liveBlock('calculator', {
    fields: { kind: z.enum(['margin', 'pip', 'profit', 'financing', 'conversion']) },
    needs: ['instruments'],
    show: ({ kind }, context, rows) => ({ kind, instruments: instrumentsIn(rows.instruments, context) }),
  }),
  liveBlock('marketHours', {
    fields: { groups: texts },
    needs: ['instruments'],
    show: ({ groups }, context, rows) => {
      const { board, classes, hours, instrument, specification } = resources[context.locale].trading
      return {
        /** Instruments of one market that keep the same hours, under the first of their symbols. */
        markets: marketsOf(groups ?? [], context, rows).flatMap(({ assetClass, instruments }) =>
          [...Map.groupBy(instruments, (one) => JSON.stringify(one.hours)).values()].map((same) => ({
            symbol: same[0]?.symbol ?? '',
            symbols: same.map(({ symbol }) => symbol),
            assetClass,
            label: classes[assetClass],
            hours: same[0]?.hours ?? null,
            zone: zoneIn(same[0]?.hours?.zone ?? '', context.locale),
          })),
        ),
        words: {
          caption: instrument.hours,
          market: board.group,
          instruments: board.instrument,
          hours: specification.hours,
          now: instrument.now,
          noClock: instrument.noClock,
          nothing: board.nothing,
          session: hours,
        },
      }
    },
  }),
] as const

/** A live block as its component gets it. */
export type LiveBlock = ReturnType<(typeof liveBlocks)[number]['read']>
export type LiveBlockOf<Type extends LiveBlock['_type']> = Extract<LiveBlock, { _type: Type }>

const liveTypes: ReadonlySet<string> = new Set(liveBlocks.map(({ type }) => type))

/** Whether a block changes by itself, so that its page needs React as soon as it was drawn. */
export const isLiveBlock = ({ _type }: { _type: string }): boolean => liveTypes.has(_type)
