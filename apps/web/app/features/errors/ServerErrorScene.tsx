import { shanghaiDate } from '@huarong/core/shared';
import { Button, ButtonLink } from '@huarong/ui';
import { useEffect, useState } from 'react';
import illustration from './art/broken.webp';
import { ErrorActions, ErrorNote, ErrorScene } from './ErrorScene/ErrorScene.tsx';

/** Server error page. The time helps customer service find the cause. */
export function ServerErrorScene() {
  const [moment, setMoment] = useState('');
  useEffect(() => {
    const now = new Date();
    setMoment(
      `${shanghaiDate(now)} ${now.toLocaleTimeString('zh-CN', { hour12: false, timeZone: 'Asia/Shanghai' })}`,
    );
  }, []);
  return (
    <ErrorScene
      illustration={illustration}
      illustrationSide="right"
      kicker="不是你的问题"
      title="我们这边碎了一块"
      text="页面没能打开，工程师已经收到通知。刚才的操作如果涉及付款，请先到「我的订单」看一眼，不要重复支付。"
    >
      <ErrorActions>
        <Button kind="ink" onClick={() => window.location.reload()}>
          重新加载
        </Button>
        <ButtonLink kind="soft" href="/myOrderList">
          我的订单
        </ButtonLink>
      </ErrorActions>
      {moment && (
        <ErrorNote>
          仍然打不开？请把时间 {moment} 告诉在线客服（9:00–23:00），能帮我们更快找到原因。
        </ErrorNote>
      )}
    </ErrorScene>
  );
}
