import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CostPage } from '#web/layout/instrument-page/cost-of-trade/cost-page.tsx'
import { costMetadata } from '#web/layout/instrument-page/cost-of-trade/cost-metadata.ts'
import { askedIn } from '#web/layout/instrument-page/cost-of-trade/plan-address.ts'
import { isLocale } from '#locales/table.ts'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

const askedOf = async ({ searchParams }: PageProps) => {
  const entries = Object.entries(await searchParams).flatMap(([name, value]) => {
    const first = Array.isArray(value) ? value[0] : value
    return first === undefined ? [] : [[name, first]]
  })
  return askedIn(new URLSearchParams(entries))
}

export const generateMetadata = async (props: PageProps): Promise<Metadata> =>
  costMetadata((await props.params).locale, await askedOf(props))

const Page = async (props: PageProps) => {
  const { locale } = await props.params
  if (!isLocale(locale)) notFound()
  return <CostPage locale={locale} asked={await askedOf(props)} now={Date.now()} />
}

export default Page
