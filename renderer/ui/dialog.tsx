import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface DialogProps {
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question that lies over the page until it is answered. Escape closes it. */
export function Dialog({ title, opened, onClose, children }: DialogProps) {
  const { t } = useTranslation('common');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="32rem"
      centered
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      // A banner belongs to the page: the dialog's heading is none.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Modal>
  );
}
