import { pageMetadata } from '#app/page-metadata.ts';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { Section } from '#ui/section.tsx';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => [{ slug: 'one' }, { slug: 'two' }];

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  return pageMetadata({
    address: `/work/${slug}`,
    title: `Work ${slug}`,
    description: `${slug}: what we did for a customer, why they asked for it, how long it took and what has become of it since.`,
  });
}

export default async function Work({ params }: Props) {
  const { slug } = await params;
  return (
    <SiteFrame>
      <Section>
        <h1>{slug}</h1>
      </Section>
    </SiteFrame>
  );
}
