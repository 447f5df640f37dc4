import org.codelibs.opensearch.runner.OpenSearchRunner;

/** Starts one real OpenSearch node with its security plugin and the settings of the arguments; ends when its input does. */
public class Secured {
  public static void main(String[] args) throws Exception {
    OpenSearchRunner runner = new OpenSearchRunner();
    new Thread(() -> {
      try {
        while (System.in.read() >= 0) { }
      } catch (java.io.IOException ignored) { }
      Runtime.getRuntime().halt(0);
    }).start();
    runner.onBuild((number, settings) -> {
      for (int at = 1; at < args.length; at += 2) settings.put(args[at], args[at + 1]);
    }).build(OpenSearchRunner.newConfigs()
        .basePath(args[0])
        .numOfNode(1)
        .clusterName("catalogue")
        .moduleTypes("org.opensearch.analysis.common.CommonAnalysisPlugin,org.opensearch.transport.Netty4Plugin")
        .pluginTypes("org.opensearch.security.OpenSearchSecurityPlugin"));
  }
}
