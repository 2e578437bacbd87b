import type { Metadata } from 'next';
import { consultationPage } from '#content/consultation-page.ts';
import { ConsultationView } from '#features/consultation/consultation-view.tsx';

export const metadata: Metadata = {
  title: consultationPage.title,
  description: consultationPage.description,
};

export default function ConsultationPage() {
  return <ConsultationView />;
}
